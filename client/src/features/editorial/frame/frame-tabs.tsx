import { makeStyles, tokens } from '@fluentui/react-components';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { ArticleAction, ArticleView } from '@contracts';

interface FrameTab {
  name: string;
  to: string;
  count?: number;
  current: boolean;
}

const DECIDING: readonly ArticleAction[] = ['decide', 'advise', 'assign-associate'];

const useStyles = makeStyles({
  tabs: {
    display: 'flex',
    gap: tokens.spacingHorizontalXXL,
    overflowX: 'auto',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media print': { display: 'none' },
  },
  tab: {
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: '2px solid transparent',
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { color: tokens.colorNeutralForeground1 },
    '&[aria-current]': {
      color: tokens.colorNeutralForeground1,
      borderBottomColor: tokens.colorCompoundBrandStroke,
    },
  },
  count: { marginInlineStart: tokens.spacingHorizontalXS, color: tokens.colorNeutralForeground3, fontWeight: 400 },
});

/** The screens of an article by name. Reviews and Reviewers lead to the form while there is something to do there. */
function tabsOf(article: ArticleView, pathname: string, shown: string | null): FrameTab[] {
  const { id, actions, articleReviewer, articleNotes, files, revision } = article;
  const details = `/articleDetails/${id}`;
  const at = (...paths: string[]): boolean => paths.some((path) => pathname === `${path}/${id}`);
  const inDetails = (...tabs: (string | null)[]): boolean => pathname === details && tabs.includes(shown);
  const deciding = DECIDING.some((action) => actions.includes(action));
  const done = articleReviewer.filter(({ status }) => status === 'Completed').length;
  const asked = articleReviewer.filter((request) => request.revision === revision).length;
  const tab = (name: string, to: string, current: boolean, count?: number): FrameTab => ({ name, to, current, count });
  const onDecision = at('/decideOnStatus');
  const onSelection = at('/reviewerSelection');
  const choosing = actions.includes('choose-reviewers');
  const checking = actions.includes('pass-check') || at('/checkManuscript');
  return [
    tab('Overview', details, inDetails(null, 'overview')),
    tab('Manuscript', `${details}?tab=manuscript`, inDetails('manuscript')),
    ...(checking ? [tab('Check', `/checkManuscript/${id}`, at('/checkManuscript'))] : []),
    tab(
      deciding ? 'Reviews and decision' : 'Reviews',
      deciding ? `/decideOnStatus/${id}` : `${details}?tab=reviews`,
      onDecision || inDetails('reviews'),
      done,
    ),
    tab(
      'Reviewers',
      choosing ? `/reviewerSelection/${id}` : `${details}?tab=reviewers`,
      onSelection || inDetails('reviewers'),
      asked,
    ),
    tab('Files', `/manageFiles/${id}`, at('/manageFiles'), files.length),
    tab('History', `${details}?tab=log`, inDetails('log', 'mails')),
    tab('Notes', `${details}?tab=notes`, inDetails('notes'), articleNotes.length),
    ...(at('/overrideArticle') ? [tab('Override', `/overrideArticle/${id}`, true)] : []),
  ];
}

/** The screens of one article. They have addresses of their own, so they are links. */
export function FrameTabs({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (
    <nav aria-label="Parts of the article" className={styles.tabs}>
      {tabsOf(article, pathname, params.get('tab')).map(({ name, to, count, current }) => (
        <Link
          key={name}
          to={to}
          preventScrollReset
          aria-label={count === undefined ? name : `${name}, ${count}`}
          aria-current={current ? 'page' : undefined}
          className={styles.tab}
        >
          {name}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
