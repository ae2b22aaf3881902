import { shownPhone } from '#kit/shared/shown-phone.ts';

/** A mailbox as somebody sees it who may not be its holder: `i•••@neptuno.es`. */
export function maskedMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}•••${address.slice(at)}`;
}

/** A phone in the same way, by its last three figures, however it is parted: `+34 ••• ••• 002`. */
export function maskedPhone(phone: string): string {
  const [country = '', ...groups] = shownPhone(phone).split(' ');
  return [country, groups.join(' ').replace(/\d(?=(?:\D*\d){3})/g, '•')].join(' ');
}
