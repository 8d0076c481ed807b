import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { STAFF_GROUPS } from '@contracts';
import { useArticleQuery } from '../../../shared/api/article-api';
import { FramedContext } from '../../../shared/page/framed';
import { useUser } from '../../../shared/state/hooks';
import { loadSerifFont } from '../../../shared/theme/written';

const Workspace = lazy(() => import('./workspace').then((module) => ({ default: module.Workspace })));

/**
 * The frame around all screens of one article, for its staff. It stays mounted while they change between screens. Another article gets a
 * frame of its own, so that an open dialog and its text cannot reach that article. Authors and reviewers, and staff who are authors of the
 * article, see the screen without it (lifecycle, section 1, 'Conflict wall').
 */
export function WorkspaceFrame() {
  const { id = '' } = useParams();
  const isStaff = STAFF_GROUPS.includes(useUser().group.group);
  const { data, isError } = useArticleQuery(id, { skip: !isStaff });
  const article = data?.id === id ? data : undefined;
  useEffect(loadSerifFont, []);
  const framed = isStaff && !isError && (!article || article.actions.includes('see-log'));
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
