import { t } from '@contracts';
import { SkeletonLines } from './skeletons';

/** Shown while a page's script is loading. A frame looks for the mark, and hides what the page will move. */
export const PageSkeleton = () => (
  <div data-page-waits>
    <SkeletonLines lines={6} label={t('Loading the page')} />
  </div>
);
