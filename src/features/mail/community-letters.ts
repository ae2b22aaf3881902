/** Letters about the community: what each tells. */

export type CommunityLetters = {
  /**
   * To whoever joined an offer: its chat is open, or somewhere else than before (`isMoved`). `path` leads to the page that
   * shows the way in; the invitation itself is in no letter (decision 0152).
   */
  communityChat: {
    name: string;
    offer: 'group-chats' | 'meetups' | 'local-buddies';
    isMoved: boolean;
    path: string;
  };
};

export const communityLetterNames = ['communityChat'] as const satisfies readonly (keyof CommunityLetters)[];
