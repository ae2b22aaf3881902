import { useEffect, useEffectEvent, useState, type ComponentType, type FunctionComponent } from 'react';
import { useWords } from '../i18n.tsx';
import { dismissFailure, toast } from '../ui/toast-store.ts';
import { loadAnew } from '../load-anew.ts';
import { messages } from './messages.ts';
import { reach, type Absence } from './reach.ts';

type Closing = { readonly onClose: () => void };

/**
 * A part that comes because something was pressed, such as a sheet. Where its file does not come the page stays with all
 * that was typed, the part counts as closed, and whoever pressed is told and can press again.
 */
export function pressedPart<P extends Closing>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> {
  let known: ComponentType<P> | undefined;
  return function Pressed(props: P) {
    const words = useWords(messages);
    const [Whole, setWhole] = useState(() => known);
    const isThere = Whole !== undefined;
    const fail = useEffectEvent((absence: Absence) => {
      toast({
        title: words('notCome'),
        description: words(absence === 'dropped' ? 'pressAgain' : 'pressOrLoad'),
        tone: 'destructive',
        ...(absence === 'refused' && { press: { label: words('loadAnew'), onPress: loadAnew } }),
      });
      props.onClose();
    });
    useEffect(() => {
      if (isThere) return undefined;
      let isGone = false;
      // Styles say so once it takes longer than a moment (base.css).
      const { dataset } = document.documentElement;
      dataset['going'] = '';
      const come = async () => {
        const found = await reach(load);
        if (typeof found !== 'string') known = found;
        if (isGone) return;
        if (typeof found === 'string') fail(found);
        else {
          dismissFailure();
          setWhole(() => found);
        }
      };
      void come();
      return () => {
        isGone = true;
        delete dataset['going'];
      };
    }, [isThere]);
    return Whole ? <Whole {...props} /> : null;
  };
}
