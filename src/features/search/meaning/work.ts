/** What is said of work: the best paid comes first; when it begins is told on its page, and nothing is searched by it. */
import type { Context, Rule } from './rule.ts';
import { mayMean, saying } from './rule.ts';

/** "Waiter at weekends" names no kind and is work all the same. */
export const isOfWorkOnly = ({ kinds, leaning }: Context): boolean =>
  kinds.size === 0 && leaning.size === 1 && leaning.has('jobs');

/** What work pays, as who looks for some asks. */
const wellPaid =
  '(?:the )?(?:well|best|better|highest|top|high) (?:paid|paying)|(?:best|high|highest|top) (?:pay|money|salary|salaries|wages?)|good (?:salary|salaries|wages?)|(?:que )?mejor pagu?en?|(?:muy )?(?:bien|mejor) pagad[oa]s?|(?:que )?mas pagan|(?:que )?pag[au]e?n mas|(?:con )?(?:buen|mejor|mas) (?:sueldo|salario)|(?:gut|best|am besten) ?bezahlt(?:e[rsn]?)?|(?:gute[ms]|hohe[ms]|hochste[ms]) gehalt|(?:goed|best) ?betaalde?|(?:goed|hoog|hoogste) (?:loon|salaris)|(?:bien|mieux) payee?s?|(?:bon|meilleur) salaire';

/** Nothing else is said: work, in the words of who asks. */
const wellPaidAlone = (beginning: string, words: string): Rule => ({
  pattern: new RegExp(`^${beginning}(?:${wellPaid})$`, 'u'),
  read: (_, context) => (mayMean(context, 'jobs') ? { sort: 'pay' } : undefined),
  words,
});

export const workRules: readonly Rule[] = [
  // What is urgent comes first of itself
  {
    pattern: saying(
      '(?:(?:and |that |i )?(?:can|could|to|must|y|puedo|para|und|kann|en) )?(?:start(?:s|ing)?|begin(?:s|ning)?|empezar|empiezo|incorporacion|anfangen|beginnen|starten|commencer) (?:work |a trabajar )?(?:right now|right away|now|asap|straight away|immediately|today|tomorrow|this week|next week|ya|ya mismo|hoy|manana|inmediata|esta semana|la semana que viene|sofort|gleich|heute|morgen|diese woche|nachste woche|meteen|direct|deze week|volgende week|tout de suite|maintenant|demain|cette semaine)|immediate start|ab sofort|per direct|urgently|urgent|urgente|dringend|asap',
    ),
    read: (_, { kinds, leaning }) => (kinds.has('jobs') || leaning.has('jobs') ? {} : undefined),
  },
  // The best paid work first. Alone it asks for work; of anything else it says nothing
  wellPaidAlone('(?=.*(?:pagad|pag[au]e?n|pague|sueldo|salario))', 'trabajos'),
  wellPaidAlone('', 'jobs'),
  {
    pattern: saying(wellPaid),
    read: (_, { kinds, leaning }) =>
      kinds.has('jobs') || (kinds.size === 0 && leaning.has('jobs')) ? { sort: 'pay' } : {},
  },
  // What only has to pay well is for who reads its pay: no vacancy says so of itself
  {
    pattern: saying(
      '(?:that |which )?(?:pays?|paying|paid) (?:really |very )?well|good (?:pay|money)|(?:que )?pagu?en? (?:muy )?(?:bien|mejor)|que pagu?[ae]n?(?= *\\|)',
    ),
    read: () => ({}),
  },
];
