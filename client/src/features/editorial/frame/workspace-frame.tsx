import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { STAFF_GROUPS } from '@contracts';
import { isApiError } from '../../../shared/api/api-error';
import { useArticleQuery } from '../../../shared/api/article-api';
import { FramedContext } from '../../../shared/page/framed';
import { useUser } from '../../../shared/state/hooks';
import { loadSerifFont } from '../../../shared/theme/written';

/** The article does not exist or is not for this person: the screen without the frame says so. */
const REFUSALS: readonly number[] = [403, 404];

const Workspace = lazy(() => import('./workspace').then((module) => ({ default: module.Workspace })));

/**
 * The frame around all screens of one article, for its staff. It stays mounted while they change between screens. Another article gets a
 * frame of its own, so that an open dialog and its text cannot reach that article. Authors and reviewers, and staff who are authors of the
 * article, see the screen without it (lifecycle, section 1, 'Conflict wall').
 */
export function WorkspaceFrame() {
  const { id = '' } = useParams();
  const isStaff = STAFF_GROUPS.includes(useUser().group.group);
  const { data, error, isError } = useArticleQuery(id, { skip: !isStaff });
  const article = data?.id === id ? data : undefined;
  useEffect(loadSerifFont, []);
  // A reload that fails for another reason, such as a lost connection, leaves the article on the screen, and what was typed next to it.
  const isRefused = isApiError(error) && REFUSALS.includes(error.statusCode);
  const framed = isStaff && !isRefused && (article ? article.actions.includes('see-log') : !isError);
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
