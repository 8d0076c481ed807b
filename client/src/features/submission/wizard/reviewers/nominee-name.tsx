import { type ArticleView, fullName } from '@contracts';

interface Props {
  article: ArticleView;
  /** Null when nobody was chosen. */
  id: string | null;
}

/** Whom the authors named, with the institute that tells people of one name apart. */
export function NomineeName({ article, id }: Props) {
  if (id === null) return <>none</>;
  const person = article.nominees.find((one) => one.id === id);
  return <>{person ? [fullName(person), person.institute].filter(Boolean).join(', ') : 'as chosen'}</>;
}
