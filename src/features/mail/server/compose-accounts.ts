/** Composes the letters about an account: its password, its devices, its mailbox. */
import { formatInstant } from '#market/town/dates.ts';
import { unlinked } from '../rules.ts';
import type { Letters } from '../rules.ts';
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

/** Where somebody begins whose account was changed by somebody else: what is still theirs differs. */
const waysBack = {
  password: '/forgot-password',
  phone: '/forgot-password',
  email: '/user-dashboard',
  newEmail: '/contact-us',
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
