/** What letters about the community say, in English; words/es/community-letters.ts has the same shape. */
export const communityLetters = {
  communityChat: {
    offers: { 'group-chats': 'Group chats', meetups: 'Meetups', 'local-buddies': 'Local buddies' },
    opened: {
      subject: 'The chat is open: {{offer}}',
      title: 'The chat is open',
      text: 'You joined this in the community: {{offer}}. Now it has a chat, and you can go in.',
    },
    moved: {
      subject: 'The chat has moved: {{offer}}',
      title: 'The chat has moved',
      text: 'You joined this in the community: {{offer}}. Its chat has a new way in.',
    },
    onPage:
      'You find the way in on the community page, once you are signed in. It is in none of our emails: that way nobody gets in with a forwarded one, and what the page shows is never out of date.',
    button: 'Go to the chat',
    leave: 'Changed your mind? Leave on the same page, and we write no more about it.',
  },
} as const;
