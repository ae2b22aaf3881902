import { expect, it } from 'vitest';
import { chatAddressOf, chatHost, longestChatAddress, maskedAddress } from './chat-address.ts';

it.each([
  ['https://chat.whatsapp.com/AbCdEf0123', 'https://chat.whatsapp.com/AbCdEf0123'],
  ['HTTPS://T.me/+AbC', 'https://t.me/+AbC'],
  ['https://signal.group/#CjQKIAbC', 'https://signal.group/#CjQKIAbC'],
  ['https://discord.gg:443/playa?event=1', 'https://discord.gg/playa?event=1'],
])('takes an invitation as chats give it: %s', (text, kept) => expect(chatAddressOf(text)).toBe(kept));

it.each([
  'http://chat.whatsapp.com/AbC',
  'javascript:alert(1)',
  'https:chat.whatsapp.com/AbC',
  'https://marta:secreta@chat.whatsapp.com/AbC',
  'https://marta@chat.whatsapp.com/AbC',
  'https://chat.whatsapp.com\\@otro.example/AbC',
  'https://chat.whatsapp.com:8443/AbC',
  'https://localhost/AbC',
  'https://127.0.0.1/AbC',
  'https://0x7f000001/AbC',
  'https://[::1]/AbC',
  'https://chat.whatsapp.com/Ab C',
  'https://chat.whatsapp.com/Ab\nC',
  'Únete: https://chat.whatsapp.com/AbC',
  'chat.whatsapp.com/AbC',
  `https://t.me/${'a'.repeat(longestChatAddress)}`,
  '',
])('refuses what is none: %j', (text) => expect(chatAddressOf(text)).toBeUndefined());

it('counts an address as it is kept, not as it was typed', () => {
  const long = `https://t.me/${'ñ'.repeat(60)}`;
  expect(long.length).toBeLessThan(longestChatAddress);
  expect(chatAddressOf(long)).toBeUndefined();
});

it('shows a host as the net spells it, so that a letter that looks like another is seen', () => {
  const address = chatAddressOf('https://chаt.example/AbC') ?? '';
  expect(chatHost(address)).toBe('xn--cht-7cd.example');
});

it('lets the log say which address it was, and not the address', () => {
  expect(maskedAddress('https://chat.whatsapp.com/AbCdEf0123')).toBe('chat.whatsapp.com/…0123');
  expect(maskedAddress(null)).toBeNull();
});
