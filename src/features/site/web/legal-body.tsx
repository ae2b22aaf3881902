/** Paragraphs and lists of a legal section: a text is a paragraph, several together are a list. */
export function LegalBody({ body }: { readonly body: readonly (string | readonly string[])[] }) {
  return body.map((part) =>
    typeof part === 'string' ? (
      <p key={part}>{part}</p>
    ) : (
      <ul key={part[0]}>
        {part.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  );
}
