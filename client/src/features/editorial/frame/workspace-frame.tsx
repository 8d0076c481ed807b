import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { STAFF_GROUPS } from '@contracts';
import { useArticleQuery } from '../../../shared/api/article-api';
import { FramedContext } from '../../../shared/page/framed';
import { useUser } from '../../../shared/state/hooks';
import { loadSerifFont } from '../../../shared/theme/written';
import { isRefusal } from '../shared/is-refusal';

const Workspace = lazy(() => import('./workspace').then((module) => ({ default: module.Workspace })));

/**
 * The frame around all screens of one article, for its staff. It stays mounted while they change between screens. Another article gets a
 * frame of its own, so that an open dialog and its text cannot reach that article. Authors and reviewers, and staff who are authors of the
 * article, see the screen without it, which is then the page of the author (lifecycle, section 1, 'Conflict wall').
 */
export function WorkspaceFrame() {
  const { id = '' } = useParams();
  const isStaff = STAFF_GROUPS.includes(useUser().group.group);
  const { data, error, isError } = useArticleQuery(id, { skip: !isStaff });
  const article = data?.id === id ? data : undefined;
  useEffect(loadSerifFont, []);
  // A reload that fails for another reason, such as a lost connection, leaves the article on the screen, and what was typed next to it.
  const framed = isStaff && !isRefusal(error) && (article ? article.actions.includes('see-log') : !isError);
  return (
    <FramedContext key={id} value={framed}>
      {framed ? (
        <Suspense fallback={null}>
          <Workspace article={article}>
            <Outlet />
          </Workspace>
        </Suspense>
      ) : (
        <Outlet />
      )}
    </FramedContext>
  );
}
