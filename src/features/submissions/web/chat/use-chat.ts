import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { currentToast, dismissToast } from '#kit/web/ui/toast-store.ts';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../../messages.ts';
import { keepDraft, readDraft } from './chat-draft.ts';
import { answerDelay, chat, type ChatState, type Turn } from './chat-steps.ts';
import { bodyOf, refusalOf, submitListing } from '../queries.ts';

export type Chat = {
  readonly state: ChatState;
  /** Takes a turn; `nickname` is what only a machine would have filled in. */
  readonly act: (turn: Turn, nickname?: string) => void;
};

/** The conversation: remembers every turn, asks after a pause, sends what is complete. */
export function useChat(isOpen: boolean): Chat {
  const words = useWords(messages);
  const [state, setState] = useState(readDraft);
  const latest = useRef(state);
  const isSeen = useRef(isOpen);
  useEffect(() => {
    isSeen.current = isOpen;
    return () => {
      isSeen.current = false;
    };
  }, [isOpen]);

  const turnTo = (turn: Turn) => {
    latest.current = chat(latest.current, turn);
    keepDraft(latest.current);
    setState(latest.current);
  };

  const { mutate } = useMutation({
    ...submitListing(),
    onSuccess: () => {
      turnTo({ does: 'sent' });
      if (!isSeen.current) toast({ title: words('received'), description: words('receivedText') });
    },
    onError: (problem) => {
      turnTo(refusalOf(problem));
      toast({ title: words('error'), description: words('failed'), tone: 'destructive' });
    },
  });

  const act = (turn: Turn, nickname = '') => {
    const before = latest.current.phase;
    turnTo(turn);
    const { phase, answers, told: more } = latest.current;
    if (phase !== 'sending' || before === 'sending') return;
    // What an earlier try was told no longer holds.
    const told = currentToast();
    if (told) dismissToast(told.id);
    mutate({ body: bodyOf(answers, more, nickname) });
  };

  const isThinking = state.phase === 'thinking';
  useEffect(() => {
    if (!isThinking) return undefined;
    const timer = setTimeout(() => {
      latest.current = chat(latest.current, { does: 'ask' });
      setState(latest.current);
    }, answerDelay);
    return () => clearTimeout(timer);
  }, [isThinking]);

  return { state, act };
}
