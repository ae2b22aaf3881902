/** The address of a chat (decision 0152): what is taken for one, where it leads, and what the log says of it. */

/** Invitations are short; what is longer carries more than a way in. */
export const longestChatAddress = 300;

/** A name of the net with a dot in it: no number, and nothing of the reader's own machine or network. */
const hostname = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;

/**
 * An invitation as it is kept: https with a host of the net, in one piece, with nobody's name or password in it and no port
 * of its own. Undefined for anything else. A host in other letters is kept as the net spells it (xn--…), so that nobody takes
 * it for another one.
 */
export function chatAddressOf(text: string): string | undefined {
  if (!/^https:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, username, password, port, hostname: host, href } = new URL(text);
  const isPlain = protocol === 'https:' && username === '' && password === '' && port === '';
  const isKept = isPlain && hostname.test(host) && href.length <= longestChatAddress;
  return isKept ? href : undefined;
}

/** Where an address leads, as members are told before they go. */
export const chatHost = (address: string): string => new URL(address).host;

/** An address as the log of the desk has it, for whoever compares two: where it led, and how it ended. It opens nothing. */
export function maskedAddress(address: string | null): string | null {
  return address === null ? null : `${chatHost(address)}/…${address.slice(-4)}`;
}
