/** Stages of making an overview, in order. */
export type OverviewStage = 'reading' | 'pictures' | 'setting' | 'storing';

/** Progress of the overview of a manuscript's present content. */
export interface OverviewProgress {
  /** `none`: no overview was requested since the last change. */
  state: 'none' | 'making' | 'ready' | 'failed';
  /** Present version of the article, the same value as `version` in the caller's ArticleView. */
  version: number;
  /** 0 to 100; never falls while one overview is made. */
  percent: number;
  /** Null when none is being made. */
  stage: OverviewStage | null;
  /** Number of the picture that is being prepared, counted from 1. `pictures` is their total. */
  picture: number;
  pictures: number;
  /** Why the overview could not be made; null unless `failed`. */
  message: string | null;
}

/** Percentage at which each stage begins. The picture stage is divided among the pictures. */
const BEGINS: Record<OverviewStage, number> = { reading: 5, pictures: 10, setting: 60, storing: 90 };

/** Percentage at the beginning of a stage, or of one of several pictures (counted from 1). */
export function overviewPercent(stage: OverviewStage, picture = 0, pictures = 0): number {
  if (stage !== 'pictures' || pictures === 0) return BEGINS[stage];
  return Math.round(BEGINS.pictures + ((BEGINS.setting - BEGINS.pictures) * (Math.max(picture, 1) - 1)) / pictures);
}
