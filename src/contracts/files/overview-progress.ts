/** What is done for an overview, in this order. */
export type OverviewStage = 'reading' | 'pictures' | 'setting' | 'storing';

/** How far the overview of a manuscript's present content is. */
export interface OverviewProgress {
  /** `none`: nobody has asked for it since the last change. */
  state: 'none' | 'making' | 'ready' | 'failed';
  /** Of the manuscript as it is now. */
  version: number;
  /** 0 to 100; never falls while one overview is made. */
  percent: number;
  /** Null when none is being made. */
  stage: OverviewStage | null;
  /** While pictures are made ready: the present one, from 1, and how many there are. */
  picture: number;
  pictures: number;
  /** Why it could not be made; null but for `failed`. */
  message: string | null;
}

/** Where each stage begins, in percent; the picture stage is divided among the pictures. */
const BEGINS: Record<OverviewStage, number> = { reading: 5, pictures: 10, setting: 60, storing: 90 };

/** Percent at the beginning of a stage, or of one picture of several (from 1). */
export function overviewPercent(stage: OverviewStage, picture = 0, pictures = 0): number {
  if (stage !== 'pictures' || pictures === 0) return BEGINS[stage];
  return Math.round(BEGINS.pictures + ((BEGINS.setting - BEGINS.pictures) * (Math.max(picture, 1) - 1)) / pictures);
}
