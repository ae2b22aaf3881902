/** Composes the letters about an account: its password, its devices, its mailbox. */
import { formatDate } from '#kit/shared/dates.ts';
import { fill } from '#kit/shared/translate.ts';
import { formatInstant } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import { unlinked } from '../../rules.ts';
import type { Letters } from '../../rules.ts';
import type { Body, Desk } from './blocks.ts';
import { factsOf } from './blocks.ts';

export function aboutPasswordReset({ name, username, path }: Letters['passwordReset'], { words, link }: Desk): Body {
  const { letters, facts } = words;
  return {
    words: letters.passwordReset,
    name,
    more: [factsOf([facts.account, unlinked(username)]), link(letters.passwordReset.button, path)],
  };
}

/** Somebody signed in where they never had. */
export function aboutNewDevice(letter: Letters['newDevice'], { words, language, link }: Desk): Body {
  const { letters, facts } = words;
  const { name, username, device, at } = letter;
  return {
    words: letters.newDevice,
    name,
    more: [
      factsOf(
        [facts.account, unlinked(username)],
        [facts.when, formatInstant(new Date(at), language)],
        device === null ? undefined : [facts.device, device],
      ),
      link(letters.newDevice.button, '/forgot-password'),
    ],
  };
}

/** Where somebody begins whose account was changed, perhaps by somebody else: what is theirs differs. */
const waysBack = {
  password: '/forgot-password',
  phone: '/forgot-password',
  email: '/user-dashboard',
  newEmail: '/contact-us',
  secondStep: '/user-dashboard',
  lessSecondStep: '/forgot-password',
  recoveryCodes: '/forgot-password',
  wrongCodes: '/forgot-password',
  admin: '/admin',
  moderator: '/admin',
  noSeat: '/user-dashboard',
} as const;

/** What was changed, when, and the way back. */
export function aboutAccountChanged(letter: Letters['accountChanged'], { words, language, link }: Desk): Body {
  const { letters, facts } = words;
  const { name, username, what, at } = letter;
  const said = letters.accountChanged[what];
  return {
    words: said,
    name,
    more: [
      factsOf([facts.account, unlinked(username)], [facts.when, formatInstant(new Date(at), language)]),
      link(said.button, waysBack[what]),
    ],
  };
}

/** What the desk did, on what ground, what is kept and why, and how its reader contradicts (regulation (EU) 2022/2065, article 17). */
export function aboutAccountErased(letter: Letters['accountErased'], { words, language, link }: Desk): Body {
  const { letters, facts } = words;
  const { name, why, at, kept } = letter;
  const { ground, always, button, ...say } = letters.accountErased;
  const days = kept.map(({ what, until }) => fill(say.kept[what], { day: formatDate(until, 'long', language) }));
  return {
    words: say[why],
    name,
    more: [
      factsOf([facts.when, formatInstant(new Date(at), language)], [ground, say[why].ground]),
      { kind: 'said', label: say.keeps, text: [...days, always].join('\n\n') },
      { kind: 'text', text: fill(say[why].redress, { email: town.emails.privacy }) },
      link(button, '/contact-us'),
    ],
  };
}

/** With the link that proves a mailbox. */
export function aboutEmailProof({ name, username, path }: Letters['emailProof'], { words, link }: Desk): Body {
  const { letters, facts } = words;
  return {
    words: letters.emailProof,
    name,
    more: [factsOf([facts.account, unlinked(username)]), link(letters.emailProof.button, path)],
  };
}

/** With the link into the team of a business. */
export function aboutTeamInvitation({ business, role, path }: Letters['teamInvitation'], { words, link }: Desk): Body {
  const { letters } = words;
  const { teamInvitation } = letters;
  return {
    words: teamInvitation,
    name: null,
    more: [
      factsOf([teamInvitation.business, business], [teamInvitation.part, teamInvitation.parts[role]]),
      link(teamInvitation.button, path),
    ],
  };
}
