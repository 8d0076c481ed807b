import { t } from '@contracts';
import { SkeletonLines } from './skeletons';

/** Shown while a page's script is loading. A frame detects its mark, and hides everything that the page will move. */
export const PageSkeleton = () => (
  <div data-page-waits>
    <SkeletonLines lines={6} label={t('Loading the page')} />
  </div>
);
