import { SkeletonLines } from './skeletons';

/** Shown while a page's script is loading. */
export const PageSkeleton = () => <SkeletonLines lines={6} label="Loading the page" />;
