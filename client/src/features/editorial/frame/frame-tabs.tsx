import { makeStyles, tokens } from '@fluentui/react-components';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type ArticleAction, type ArticleView, t } from '@contracts';
import { type ArticleTab, TabLink, TabLinks } from '../shared/tab-links';
import { type Moment, useMoment } from './past/moment';

interface FrameTab extends ArticleTab {
  /** The parameter `tab` of the screen that can show the article as of a moment; null for the overview. */
  past?: string | null;
}

const DECIDING: readonly ArticleAction[] = ['decide', 'advise', 'assign-associate'];

const useStyles = makeStyles({
  now: {
    alignSelf: 'center',
    paddingInlineStart: tokens.spacingHorizontalL,
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke1,
    color: tokens.colorNeutralForeground2,
  },
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
  const inPast = (past: string | null, one: FrameTab): FrameTab => ({ ...one, past });
  const onDecision = at('/decideOnStatus');
  const onSelection = at('/reviewerSelection');
  const choosing = actions.includes('choose-reviewers');
  const checking = actions.includes('pass-check') || at('/checkManuscript');
  return [
    inPast(null, tab(t('Overview'), details, inDetails(null, 'overview'))),
    tab(t('Manuscript'), `${details}?tab=manuscript`, inDetails('manuscript')),
    ...(checking ? [tab(t('Check'), `/checkManuscript/${id}`, at('/checkManuscript'))] : []),
    tab(
      deciding ? t('Reviews and decision') : t('Reviews'),
      deciding ? `/decideOnStatus/${id}` : `${details}?tab=reviews`,
      onDecision || inDetails('reviews'),
      done,
    ),
    inPast(
      'reviewers',
      tab(
        t('Reviewers'),
        choosing ? `/reviewerSelection/${id}` : `${details}?tab=reviewers`,
        onSelection || inDetails('reviewers'),
        asked,
      ),
    ),
    inPast('files', tab(t('Files'), `/manageFiles/${id}`, at('/manageFiles') || inDetails('files'), files.length)),
    inPast('log', tab(t('History'), `${details}?tab=log`, inDetails('log', 'mails'))),
    inPast('notes', tab(t('Notes'), `${details}?tab=notes`, inDetails('notes'), articleNotes.length)),
    ...(at('/overrideArticle') ? [tab(t('Override'), `/overrideArticle/${id}`, true)] : []),
  ];
}

/** The address of a screen as of a moment. */
const addressThen = (id: string, { address }: Moment, tab: string | null): string =>
  `/articleDetails/${id}?${tab === null ? '' : `tab=${tab}&`}${address}`;

/**
 * The screens of one article. They have their own addresses, so they are links. While the past is shown, the screens that can show it come
 * first.
 */
export function FrameTabs({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const moment = useMoment();
  const tabs = tabsOf(article, pathname, params.get('tab'));
  if (!moment) {
    return (
      <TabLinks>
        {tabs.map((one) => (
          <TabLink key={one.name} tab={one} />
        ))}
      </TabLinks>
    );
  }
  const then = tabs.filter(({ past }) => past !== undefined);
  return (
    <TabLinks>
      {then.map((one) => (
        <TabLink key={one.name} tab={{ ...one, to: addressThen(article.id, moment, one.past ?? null) }} />
      ))}
      <span className={styles.now}>{t('Now:')}</span>
      {tabs
        .filter(({ past }) => past === undefined)
        .map((one) => (
          <TabLink key={one.name} tab={{ ...one, count: undefined }} suffix={` ${t('as it is now')}`} />
        ))}
    </TabLinks>
  );
}
