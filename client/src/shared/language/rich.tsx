import { Fragment, type ReactNode } from 'react';
import { messageOf, spokenLanguage } from '@contracts';

interface RichProps {
  /** The English text, an ICU message: `Send it by <date></date> or <link>ask us</link>.` */
  text: string;
  /** The replacement of each tag: an element, or a function of the words within the tag. */
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

/** The order of the parts is fixed by the text, so their indexes can be their keys. */
const keyed = (parts: ReactNode[]): ReactNode => parts.map((part, place) => <Fragment key={place}>{part}</Fragment>);
