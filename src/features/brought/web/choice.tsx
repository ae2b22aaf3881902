import { Select } from '#kit/web/ui/select.tsx';
import * as deskStyles from '#kit/web/desk/desk.module.css';

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
};

/** One of the tools above figures. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className={deskStyles.deskTool}>
      <span>{label}</span>
      <Select value={value} options={options} onChange={(event) => onChange(event.currentTarget.value)} />
    </label>
  );
}
