import { expect, it } from 'vitest';
import { mailLink, phoneLink } from './links.ts';

it.each([
  ['ana@a.example', undefined, 'mailto:ana@a.example'],
  ['ana@a.example', 'Re: Sun & sea?', 'mailto:ana@a.example?subject=Re%3A%20Sun%20%26%20sea%3F'],
  ['a?bcc=all@a.example', 'Re: Line\nbreak', 'mailto:a%3Fbcc%3Dall@a.example?subject=Re%3A%20Line%0Abreak'],
])('writes to %s about %s', (to, subject, link) => expect(mailLink(to, subject)).toBe(link));

it.each([
  ['+34 600 123 456', 'tel:+34600123456'],
  ['(600) 12-34-56', 'tel:600123456'],
])('calls %s', (phone, link) => expect(phoneLink(phone)).toBe(link));
