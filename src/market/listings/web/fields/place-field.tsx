import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { frame, size, toPlace, toPlan } from '#market/map/bay.ts';
import { town } from '#market/town/town.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useFaultWords } from '#kit/web/form/use-fault-words.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { BayPlan } from './bay-plan.tsx';
import { placeOf, type PlaceText } from './place-kind.ts';
import { messages } from './messages.ts';
import type { Bound } from '#kit/web/form/bound.ts';
import * as fieldsStyles from './fields.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './bay.module.css';

type PlaceProps = { readonly field: Bound<PlaceText> };

/** Steps of the arrow keys in units of the plan: some twenty metres, with Shift some two hundred. */
const steps = { short: 1, long: 10 } as const;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a listing is: a pin on the town's plan, moved by pointer, by keys, or by its two numbers. */
export function PlaceField({ field }: PlaceProps) {
  const words = useWords(messages);
  const faultWords = useFaultWords();
  const id = useId();
  const { value, fault } = field;
  const wrong = fault ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` } : {};
  return (
    <fieldset className={fieldsStyles.deskGroup}>
      <legend>{words('place')}</legend>
      <p className={fieldStyles.hint} id={`${id}-hint`}>
        {words('placeHint')}
      </p>
      <PinMap field={field} hint={`${id}-hint`} />
      <div className={fieldsStyles.deskCoordinates}>
        {(['latitude', 'longitude'] as const).map((part) => (
          <label key={part}>
            <span>{words(part)}</span>
            <Input
              {...wrong}
              inputMode="decimal"
              name={part}
              maxLength={12}
              value={value[part]}
              onChange={(event) => field.change({ ...value, [part]: event.currentTarget.value.replace(',', '.') })}
            />
          </label>
        ))}
        {value.latitude || value.longitude ? (
          <Button variant="quiet" size="sm" onClick={() => field.change({ latitude: '', longitude: '' })}>
            {words('removePin')}
          </Button>
        ) : null}
      </div>
      {fault ? (
        <p className={`${fieldStyles.hint} ${fieldStyles.hintError}`} id={`${id}-error`}>
          <Icon name="alert" />
          {faultWords(fault)}
        </p>
      ) : null}
    </fieldset>
  );
}

const textOf = ([longitude, latitude]: readonly [number, number]): PlaceText => ({
  latitude: latitude.toFixed(4),
  longitude: longitude.toFixed(4),
});

/** Coordinates that can stand on a plan. */
function pinOf(text: PlaceText): { x: number; y: number; isOff: boolean } | undefined {
  const { latitude, longitude } = placeOf(text);
  if (latitude === null || longitude === null || !Number.isFinite(latitude) || !Number.isFinite(longitude))
    return undefined;
  const isOff = latitude < frame.south || latitude > frame.north || longitude < frame.west || longitude > frame.east;
  const { x, y } = toPlan([longitude, latitude]);
  return { x: Math.min(size.width, Math.max(0, x)), y: Math.min(size.height, Math.max(0, y)), isOff };
}

function PinMap({ field, hint }: PlaceProps & { readonly hint: string }) {
  const words = useWords(messages);
  const map = useRef<HTMLDivElement>(null);
  const pin = pinOf(field.value);

  const moveTo = (x: number, y: number) => field.change(textOf(toPlace(x, y)));
  const follow = (event: PointerEvent) => {
    const box = map.current?.getBoundingClientRect();
    if (!box) return;
    moveTo(
      ((event.clientX - box.left) / box.width) * size.width,
      ((event.clientY - box.top) / box.height) * size.height,
    );
  };
  const step = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const length = event.shiftKey ? steps.long : steps.short;
    // The first step puts the pin where the town is.
    const from = pin ?? toPlan([town.longitude, town.latitude]);
    moveTo(from.x + arrow[0] * length, from.y + arrow[1] * length);
  };
  const said = pin ? words('pin', field.value) : words('noPin');
  return (
    <>
      <div
        ref={map}
        className={styles.bay}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      >
        <BayPlan />
        <button
          type="button"
          className={pin ? styles.bayPin : `${styles.bayPin} ${styles.bayPinNone}`}
          style={pin ? { left: `${(pin.x / size.width) * 100}%`, top: `${(pin.y / size.height) * 100}%` } : undefined}
          aria-label={said}
          aria-describedby={hint}
          onKeyDown={step}
        >
          <svg viewBox="0 0 32 44" aria-hidden="true">
            <path d="M16 43C8 30 2 24 2 15a14 14 0 0 1 28 0c0 9-6 15-14 28Z" />
            <circle cx="16" cy="15" r="5.5" />
          </svg>
        </button>
      </div>
      <p className={fieldStyles.hint} role="status">
        {pin?.isOff ? words('offMap') : said}
      </p>
    </>
  );
}
