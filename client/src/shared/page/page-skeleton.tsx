import { t } from '@contracts';
import { SkeletonLines } from './skeletons';

/** Shown while a page's script is loading. */
export const PageSkeleton = () => <SkeletonLines lines={6} label={t('Loading the page')} />;
