/** Search engines show about so many characters of a description. */
const summaryLength = 155;

/** The beginning of a text in one line, cut between words. */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= summaryLength) return line;
  const cut = line.slice(0, summaryLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), summaryLength / 2)).replace(/[\s,.;:]+$/, '')}…`;
}

/** The paragraphs of a text as somebody wrote it. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}
