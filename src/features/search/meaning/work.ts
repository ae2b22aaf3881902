/** What is said of work: when it begins is told on its page, and nothing is searched by it. */
import type { Context, Rule } from './rule.ts';
import { saying } from './rule.ts';

/** "Waiter at weekends" names no kind and is work all the same. */
export const isOfWorkOnly = ({ kinds, leaning }: Context): boolean =>
  kinds.size === 0 && leaning.size === 1 && leaning.has('jobs');

export const workRules: readonly Rule[] = [
  // What is urgent comes first of itself
  {
    pattern: saying(
      '(?:(?:and |that |i )?(?:can|could|to|must|y|puedo|para|und|kann|en) )?(?:start(?:s|ing)?|begin(?:s|ning)?|empezar|empiezo|incorporacion|anfangen|beginnen|starten|commencer) (?:work |a trabajar )?(?:right now|right away|now|asap|straight away|immediately|today|tomorrow|this week|next week|ya|ya mismo|hoy|manana|inmediata|esta semana|la semana que viene|sofort|gleich|heute|morgen|diese woche|nachste woche|meteen|direct|deze week|volgende week|tout de suite|maintenant|demain|cette semaine)|immediate start|ab sofort|per direct|urgently|urgent|urgente|dringend|asap',
    ),
    read: (_, { kinds, leaning }) => (kinds.has('jobs') || leaning.has('jobs') ? {} : undefined),
  },
];
