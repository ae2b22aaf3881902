import './form.css';

/** The form field that only machines see; a form that has it filled is refused. */
export function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <input type="text" name="nickname" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
