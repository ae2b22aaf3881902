import { useWords } from '#kit/web/i18n.tsx';
import { messages } from './messages.ts';

const rented = ['apartment', 'villa', 'boat', 'jetski', 'bike', 'car', 'beach_gear'] as const;

/** How many alike, by name: 3 bikes. A bare number does not say whether it counts bikes or days. */
export function useThings(): (category: string, count: number) => string {
  const words = useWords(messages);
  return (category, count) => {
    const thing = rented.find((name) => name === category);
    return thing === undefined ? String(count) : words(thing, { count });
  };
}
