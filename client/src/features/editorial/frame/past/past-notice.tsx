import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { type ArticleView, t } from '@contracts';
import { formatDateTime } from '../../../../shared/display/format';
import { CopyMoment } from './copy-moment';

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
  },
  words: { flex: '1 1 14rem', minWidth: 0, display: 'grid', overflowWrap: 'anywhere' },
});

interface Props {
  /** ISO 8601; null while it is not known yet. */
  at: string | null;
  /** The article as of then; undefined while it loads. */
  article: ArticleView | undefined;
  onLeave: () => void;
}

/** Says at the top of the frame that everything in it shows the past, gives a link to that moment, and leads back to the present. */
export function PastNotice({ at, article, onLeave }: Props) {
  const styles = useStyles();
  const leave = (
    <Button appearance="primary" size="small" onClick={onLeave}>
      {t('Back to the present')}
    </Button>
  );
  return (
    <div role="region" aria-label={t('The past')} className={styles.notice}>
      <HistoryRegular fontSize={20} aria-hidden />
      <span className={styles.words}>
        <Text weight="semibold">
          {at ? t('You see the article as of {when}', { when: formatDateTime(at) }) : t('Going back in time …')}
        </Text>
        <Text size={200}>
          {t('Header, facts and tabs show that moment. Tabs after ‘Now’ lead back to the present.')}
        </Text>
      </span>
      {at && article ? (
        <CopyMoment at={at} article={article}>
          {leave}
        </CopyMoment>
      ) : (
        leave
      )}
    </div>
  );
}
