/** A card that is still loading: half a sun over three lines. Readers hear the list's own loading label. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div className={`skeleton ${className}`} aria-hidden="true">
      <div className="skeleton-sky" />
      <div className="skeleton-lines">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
