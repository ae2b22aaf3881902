import { useWords } from '../../i18n.tsx';
import { beaches, coast, hills, land, names, pathOf, roads, size, streets, toPlan } from './bay.ts';
import { messages } from './messages.ts';

const paths = {
  land: `${pathOf(land)}Z`,
  streets: `${pathOf(streets)}Z`,
  hills: `${pathOf(hills)}Z`,
  roads: roads.map(pathOf).join(''),
  coast: pathOf(coast),
  beaches: beaches.map(pathOf),
};

/** The drawing under the pin. */
export function BayPlan() {
  const words = useWords(messages);
  return (
    <svg className="bay-plan" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <rect className="bay-sea" width={size.width} height={size.height} />
      <path className="bay-land" d={paths.land} />
      <path className="bay-streets" d={paths.streets} />
      <path className="bay-hills" d={paths.hills} />
      <path className="bay-road" d={paths.roads} />
      <path className="bay-coast" d={paths.coast} />
      {paths.beaches.map((beach) => (
        <path key={beach} className="bay-beach" d={beach} />
      ))}
      {names.map(({ key, at }) => (
        <text key={key} className="bay-name" {...toPlan(at)}>
          {words(key)}
        </text>
      ))}
    </svg>
  );
}
