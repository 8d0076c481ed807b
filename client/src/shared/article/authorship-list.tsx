import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type AuthorshipEntry, CREDIT_ROLE_LABELS, type CreditRole, t } from '@contracts';
import { formatDate } from '../display/format';

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: tokens.spacingVerticalS, margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  more: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2, display: 'block' },
  refused: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
});

export const rolesInWords = (roles: readonly CreditRole[]): string =>
  roles.map((role) => CREDIT_ROLE_LABELS[role]).join(', ');

function stateInWords({ state, at }: AuthorshipEntry): string {
  const date = at === null ? 'none' : formatDate(at);
  switch (state) {
    case 'SUBMITTED':
      return t('submitted the manuscript{date, select, none {} other { on {date}}}', { date });
    case 'CONFIRMED':
      return t('confirmed{date, select, none {} other { on {date}}}', { date });
    case 'REFUSED':
      return t('said{date, select, none {} other { on {date}}} that they are not an author', { date });
    case 'WAITING':
      return at === null ? t('has not confirmed yet') : t('has not confirmed yet, last asked on {date}', { date });
    case 'NOT_ASKED':
      return t('was not asked');
    case 'ERASED':
      return t('cannot be asked, because their data was erased');
  }
}

interface Props {
  authors: readonly AuthorshipEntry[];
  /** Content after the state of the author at this place. */
  beside?: (index: number) => ReactNode;
}

/** All authors in their order, each with the state of their confirmation and their roles. */
export function AuthorshipList({ authors, beside }: Props) {
  const styles = useStyles();
  return (
    <ol className={styles.list}>
      {authors.map((author, index) => (
        <li key={`${index} ${author.name}`}>
          <bdi>{author.name}</bdi>{' '}
          <span className={author.state === 'REFUSED' ? styles.refused : undefined}>{stateInWords(author)}</span>{' '}
          {beside?.(index)}
          {author.roles.length > 0 && <span className={styles.more}>{rolesInWords(author.roles)}</span>}
        </li>
      ))}
    </ol>
  );
}
