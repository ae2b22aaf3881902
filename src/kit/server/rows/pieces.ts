/** Lines on their way through a socket. */

/** Of so many letters a piece is sent. */
const least = 65_536;

/**
 * The same lines, each with its line break, in large pieces: sent one by one through a socket in a folder, Node 26.10 stops
 * for ever when they are read more slowly than written (a backup hung so).
 */
export async function* inPieces(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < least) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
