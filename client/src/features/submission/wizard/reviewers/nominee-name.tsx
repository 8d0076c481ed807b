import { type ArticleView, fullName, t } from '@contracts';

interface Props {
  article: ArticleView;
  /** Null if no one was chosen. */
  id: string | null;
}

/** A nominated or excluded reviewer, with the institute to distinguish people with the same name. */
export function NomineeName({ article, id }: Props) {
  if (id === null) return <>{t('none')}</>;
  const person = article.nominees.find((one) => one.id === id);
  return <>{person ? [fullName(person), person.institute].filter(Boolean).join(', ') : t('as chosen')}</>;
}
