import { makeStyles, tokens } from '@fluentui/react-components';
import { type ArticleView, type OverrideChoice, t } from '@contracts';
import { whatHappens } from './what-happens';

const useStyles = makeStyles({ list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL } });

interface Props {
  article: ArticleView;
  status: OverrideChoice;
  mailed: boolean;
}

/** What will happen, shown before the person confirms it. */
export function Consequences({ article, status, mailed }: Props) {
  const lines = [
    ...whatHappens(article, status),
    mailed ? t('The people below get this mail.') : t('The authors get no mail about it.'),
  ];
  return (
    <ul className={useStyles().list} aria-label={t('What will happen')}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
