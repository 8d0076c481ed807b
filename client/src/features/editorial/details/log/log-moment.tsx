import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import type { ReactElement } from 'react';
import { type ArticleLogEntry, t } from '@contracts';
import { IconButton } from '../../../../shared/buttons/icon-button';
import { Card } from '../../../../shared/display/card';
import { formatDateTime } from '../../../../shared/display/format';
import { Loaded } from '../../../../shared/page/loaded';
import { detailsApi } from '../../api/details-api';
import { ArticleAtMoment } from '../article-at-moment';
import { ChangeList } from './change-list';
import { whoDid } from './log-words';

const useStyles = makeStyles({
  muted: { color: tokens.colorNeutralForeground2 },
});

interface Props {
  articleId: string;
  chosen: ArticleLogEntry;
  /** Newest first. */
  entries: readonly ArticleLogEntry[];
  onChoose: (entry: number | null) => void;
}

/** One log entry: its changes, and the article at that moment. */
export function LogMoment({ articleId, chosen, entries, onChoose }: Props) {
  const styles = useStyles();
  const { entry, actionTime } = chosen;
  const changes = detailsApi.useLogChangesQuery({ articleId, entry });
  const then = detailsApi.useArticleAsOfQuery({ articleId, at: actionTime });
  const here = entries.indexOf(chosen);
  const [newer, older] = [entries[here - 1], entries[here + 1]];
  return (
    <Card
      title={t('Article as of {when}', { when: formatDateTime(actionTime) })}
      actions={
        <>
          <Step label={t('Newer entry')} to={newer} onChoose={onChoose} icon={<ArrowUpRegular />} />
          <Step label={t('Older entry')} to={older} onChoose={onChoose} icon={<ArrowDownRegular />} />
          <IconButton
            appearance="subtle"
            icon={<DismissRegular />}
            label={t('Back to the current state')}
            onClick={() => onChoose(null)}
          />
        </>
      }
    >
      <Text role="status" className={styles.muted}>
        {chosen.description} {whoDid(chosen)}.
      </Text>
      <Card plain level={3} title={t('Changes')}>
        <Loaded query={changes}>{(found) => <ChangeList changes={found} />}</Loaded>
      </Card>
      <Card plain level={3} title={t('Article at that time')}>
        <Loaded query={then}>{(article) => <ArticleAtMoment article={article} />}</Loaded>
      </Card>
    </Card>
  );
}

interface StepProps extends Pick<Props, 'onChoose'> {
  label: string;
  to: ArticleLogEntry | undefined;
  icon: ReactElement;
}

/** Moves to the adjacent entry. */
function Step({ label, to, icon, onChoose }: StepProps) {
  return (
    <IconButton
      appearance="subtle"
      icon={icon}
      label={label}
      disabledFocusable={!to}
      onClick={() => to && onChoose(to.entry)}
    />
  );
}
