/** Whether words stand as far apart as a phrase says, as PostgreSQL has it: the place of a phrase is that of its last word. */
import { grown } from './grown.ts';
import type { PostingList, Postings } from './postings.ts';
import { createCursor, hasWeight, roomForPositions } from './postings.ts';
import type { TsqueryLexeme, TsqueryNode, TsqueryPhrase } from './tsquery.ts';
import { placeOf, weightOf } from './tsvector.ts';

/** Where something was found: at these places (or with `isNegated` everywhere else), so wide before each of them. */
type Places = { places: Int32Array<ArrayBuffer>; count: number; width: number; isNegated: boolean };
/** `maybe` where a lexeme is there and nobody knows its position: no phrase is found by that. */
type Outcome = 'no' | 'maybe' | 'yes';
/** Asked of one listing after the other, in ascending order. */
type Step = (ordinal: number, found: Places) => Outcome;

type Source = { readonly postings: Postings; readonly listsOf: (lexeme: TsqueryLexeme) => readonly PostingList[] };

const nowhere = (): Places => ({ places: new Int32Array(8), count: 0, width: 0, isNegated: false });
function empty(found: Places): Places {
  found.count = 0;
  found.width = 0;
  found.isNegated = false;
  return found;
}

/** The array of places, with room for so many more. */
function roomFor(found: Places, more: number): Int32Array<ArrayBuffer> {
  found.places = grown(found.places, found.count + more);
  return found.places;
}

/** Read anew from listing to listing. */
const positions = roomForPositions();

function stepOfLexeme(lexeme: TsqueryLexeme, { postings, listsOf }: Source): Step {
  const cursors = listsOf(lexeme).map(createCursor);
  const { weights } = lexeme;
  return (ordinal, found) => {
    let lists = 0;
    for (const cursor of cursors) {
      const told = cursor.find(ordinal);
      if (told === undefined || !hasWeight(told, weights)) continue;
      if (told === 0) {
        found.count = 0;
        return 'maybe';
      }
      lists += 1;
      const read = postings.positionsOf(told, positions);
      const places = roomFor(found, read);
      for (let at = 0; at < read; at += 1) {
        const position = positions[at] as number;
        if (weights !== 0 && ((1 << weightOf(position)) & weights) === 0) continue;
        places[found.count] = placeOf(position);
        found.count += 1;
      }
    }
    if (lists > 1) {
      const different = Int32Array.from(new Set(found.places.subarray(0, found.count))).toSorted();
      found.places.set(different);
      found.count = different.length;
    }
    return found.count > 0 ? 'yes' : 'no';
  };
}

/** Which places two operands leave, each moved by its own offset: those of both, of the left alone, of the right alone. */
type Kept = { readonly both: boolean; readonly left: boolean; readonly right: boolean };

/** Further away than any place. */
const beyond = 1 << 30;

function merge(left: Places, leftBy: number, right: Places, rightBy: number, kept: Kept, found: Places): Outcome {
  const places = roomFor(found, left.count + right.count);
  let [l, r, count] = [0, 0, found.count];
  while (l < left.count || r < right.count) {
    const leftAt = l < left.count ? (left.places[l] as number) + leftBy : beyond;
    const rightAt = r < right.count ? (right.places[r] as number) + rightBy : beyond;
    if (leftAt === rightAt ? kept.both : leftAt < rightAt ? kept.left : kept.right) {
      places[count] = Math.min(leftAt, rightAt);
      count += 1;
    }
    if (leftAt <= rightAt) l += 1;
    if (rightAt <= leftAt) r += 1;
  }
  found.count = count;
  return count > 0 ? 'yes' : 'no';
}

const whereBoth: Kept = { both: true, left: false, right: false };
const whereLeft: Kept = { both: false, left: true, right: false };
const whereRight: Kept = { both: false, left: false, right: true };
const whereAny: Kept = { both: true, left: true, right: true };

/** What two operands that are there have together: the second so far behind the first, or both at the same place. */
function together(left: Places, right: Places, distance: number | undefined, found: Places): Outcome {
  const widest = Math.max(left.width, right.width);
  found.width = distance === undefined ? widest : distance + left.width + right.width;
  const leftBy = distance === undefined ? widest - left.width : distance + right.width;
  const rightBy = distance === undefined ? widest - right.width : 0;
  if (!left.isNegated) return merge(left, leftBy, right, rightBy, right.isNegated ? whereLeft : whereBoth, found);
  if (!right.isNegated) return merge(left, leftBy, right, rightBy, whereRight, found);
  // Neither here nor there is everywhere but where one of them is.
  merge(left, leftBy, right, rightBy, whereAny, found);
  found.isNegated = true;
  return 'yes';
}

/** Both, in any of these distances from each other. */
function stepOfBoth(first: Step, second: Step, distances: readonly (number | undefined)[]): Step {
  const [left, right] = [nowhere(), nowhere()];
  return (ordinal, found) => {
    const isLeft = first(ordinal, empty(left));
    if (isLeft === 'no') return 'no';
    const isRight = second(ordinal, empty(right));
    if (isRight === 'no') return 'no';
    if (isLeft === 'maybe' || isRight === 'maybe') return 'maybe';
    for (const distance of distances) if (together(left, right, distance, found) === 'yes') return 'yes';
    return 'no';
  };
}

function stepOfEither(first: Step, second: Step): Step {
  const [left, right] = [nowhere(), nowhere()];
  return (ordinal, found) => {
    const isLeft = first(ordinal, empty(left));
    const isRight = second(ordinal, empty(right));
    if (isLeft === 'no' && isRight === 'no') return 'no';
    if (isLeft === 'maybe' || isRight === 'maybe') return 'maybe';
    if (isLeft === 'no') left.width = 0;
    if (isRight === 'no') right.width = 0;
    found.width = Math.max(left.width, right.width);
    const [leftBy, rightBy] = [found.width - left.width, found.width - right.width];
    if (!left.isNegated && !right.isNegated) return merge(left, leftBy, right, rightBy, whereAny, found);
    // Here or not there is everywhere but there, unless it is here as well.
    const kept = !left.isNegated ? whereRight : right.isNegated ? whereBoth : whereLeft;
    merge(left, leftBy, right, rightBy, kept, found);
    found.isNegated = true;
    return 'yes';
  };
}

function stepOfNot(step: Step): Step {
  return (ordinal, found) => {
    const outcome = step(ordinal, found);
    if (outcome === 'maybe') return 'maybe';
    if (outcome === 'no') {
      found.isNegated = true;
      return 'yes';
    }
    found.isNegated = !found.isNegated;
    // Nowhere but everywhere.
    return found.count > 0 || found.isNegated ? 'yes' : 'no';
  };
}

function stepOf(node: TsqueryNode, source: Source): Step {
  if (node.type === 'lexeme') return stepOfLexeme(node, source);
  if (node.type === 'not') return stepOfNot(stepOf(node.of, source));
  if (node.type === 'phrase') return stepOfBoth(stepOf(node.left, source), stepOf(node.right, source), [node.distance]);
  const isAll = node.type === 'and';
  return node.of
    .map((one) => stepOf(one, source))
    .reduce((left, right) => (isAll ? stepOfBoth(left, right, [undefined]) : stepOfEither(left, right)));
}

/**
 * Says of one listing after the other, in ascending order, whether it has two operands in any of these distances from
 * each other.
 */
export function createPhraseTest(
  { left, right }: Pick<TsqueryPhrase, 'left' | 'right'>,
  distances: readonly number[],
  source: Source,
): (ordinal: number) => boolean {
  const step = stepOfBoth(stepOf(left, source), stepOf(right, source), distances);
  const found = nowhere();
  return (ordinal) => step(ordinal, empty(found)) === 'yes';
}
