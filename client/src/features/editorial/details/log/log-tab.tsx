import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ArticleLogEntry, type ArticleView, t } from '@contracts';
import { useMediaQuery } from '../../../../shared/display/use-media-query';
import { EmptyState } from '../../../../shared/page/empty-state';
import { Loaded } from '../../../../shared/page/loaded';
import { SkeletonRows } from '../../../../shared/page/skeletons';
import { detailsApi } from '../../api/details-api';
import { entryOf, type NamedMoment, namedMoment, withoutMoment } from '../../frame/past/named-moment';
import { LogFilters, useLogKinds } from './log-filters';
import { kindOf } from './log-kinds';
import { LogMoment } from './log-moment';
import { TimeLine } from './time-line';

/** Wide enough to show the timeline and the chosen entry side by side. */
const WIDE = '(min-width: 1100px)';

const useStyles = makeStyles({
  sideBySide: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: tokens.spacingHorizontalXXL,
    alignItems: 'start',
    '@media print': { display: 'block' },
  },
  moment: {
    position: 'sticky',
    top: '72px',
    maxHeight: 'calc(100vh - 88px)',
    overflowY: 'auto',
    '@media print': { position: 'static', maxHeight: 'none', overflowY: 'visible' },
  },
});

/** The chosen entry. It is in the address, so that it can be shared and survives going back. */
function useChosenEntry(): [NamedMoment, (entry: number | null) => void] {
  const [params, setParams] = useSearchParams();
  const choose = useCallback(
    (entry: number | null) => {
      setParams(
        (before) => {
          const next = withoutMoment(before);
          if (entry !== null) next.set('entry', String(entry));
          return next;
        },
        { preventScrollReset: true },
      );
    },
    [setParams],
  );
  return [namedMoment(params), choose];
}

/** The article's history as a timeline. Choosing an entry shows the article at that moment and what changed. */
export function LogTab({ article }: { article: ArticleView }) {
  const query = detailsApi.useArticleLogQuery(article.id);
  return (
    <Loaded query={query} skeleton={<SkeletonRows />}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState text={t('Nothing has happened yet.')} />
        ) : (
          <History article={article} entries={entries} />
        )
      }
    </Loaded>
  );
}

function History({ article, entries }: { article: ArticleView; entries: readonly ArticleLogEntry[] }) {
  const styles = useStyles();
  const isWide = useMediaQuery(WIDE);
  const [named, choose] = useChosenEntry();
  const [kinds, toggle] = useLogKinds();
  const chosen = entryOf(named, entries);
  const shown = kinds.length === 0 ? entries : entries.filter((one) => one === chosen || kinds.includes(kindOf(one)));
  const moment = chosen && (
    <LogMoment key={chosen.id} articleId={article.id} chosen={chosen} entries={entries} onChoose={choose} />
  );
  const line = (
    <div>
      <LogFilters kinds={kinds} onToggle={toggle} />
      {shown.length === 0 && <EmptyState text={t('There is nothing of that kind.')} />}
      <TimeLine
        entries={shown}
        chosen={chosen}
        folds={kinds.length === 0}
        onChoose={choose}
        below={isWide ? undefined : moment}
      />
    </div>
  );
  if (!isWide) return line;
  return (
    <div className={moment ? styles.sideBySide : undefined}>
      {line}
      {/* A long timeline scrolls on its own, so it must be scrollable by keyboard. */}
      {moment && (
        <div className={styles.moment} tabIndex={0} role="region" aria-label={t('Selected entry')}>
          {moment}
        </div>
      )}
    </div>
  );
}
