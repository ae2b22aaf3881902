/** A ruled row of figures. */
export function Tiles({ items }: { items: readonly { label: string; figure: string }[] }) {
  return (
    <dl className="tiles">
      {items.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tower">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
