import { Fragment, type ReactNode } from 'react';
import { messageOf, spokenLanguage } from '@contracts';

interface RichProps {
  /** The English text, an ICU message: `Send it by <date></date> or <link>ask us</link>.` */
  text: string;
  /** What stands for each tag: an element, or a function of the words within it. */
  tags?: Readonly<Record<string, ReactNode | ((words: ReactNode) => ReactNode)>>;
  values?: Readonly<Record<string, ReactNode | Date>>;
  context?: string;
}

/** A sentence with elements in it, as one text of the catalogue. */
export function Rich({ text, tags = {}, values = {}, context }: RichProps) {
  const drawn = Object.entries(tags).map(([name, tag]) => [
    name,
    (words: ReactNode[]) => <Fragment>{typeof tag === 'function' ? tag(keyed(words)) : tag}</Fragment>,
  ]);
  const parts = messageOf(spokenLanguage(), text, context).format<ReactNode>({
    ...(values as Record<string, ReactNode>),
    ...(Object.fromEntries(drawn) as Record<string, (words: ReactNode[]) => ReactNode>),
  });
  return <>{Array.isArray(parts) ? keyed(parts) : parts}</>;
}

/** The order of the parts is that of the text, so their places may be their keys. */
const keyed = (parts: ReactNode[]): ReactNode => parts.map((part, place) => <Fragment key={place}>{part}</Fragment>);
