import { type Box, common, IDENTITY, type Matrix, type Shape, times } from './geometry';
import { type Clip, type Run } from './page-content';

/** Shapes of a clip that are kept; further ones only narrow its box. */
const MOST_SHAPES = 12;

/** What a PDF's graphics state says about texts and paints. */
export interface PaintState {
  matrix: Matrix;
  clip: Clip;
  fill: string | null;
  stroke: string | null;
  fillAlpha: number;
  strokeAlpha: number;
  /** Mixes with what is behind it, or has a mask: how it looks is not known. */
  isMixed: boolean;
  isMasked: boolean;
  /** Of the group around it. */
  groupAlpha: number;
  isGroupMixed: boolean;
  lineWidth: number;
  font: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  form: number;
  /** Texts that are only a clip: seen where something is painted through them. */
  stencils: readonly Run[];
}

/** How a page begins. */
export const firstState = (view: Box): PaintState => ({
  ...{ matrix: IDENTITY, clip: { box: view, shapes: [] }, fill: '#000000', stroke: '#000000' },
  ...{
    fillAlpha: 1,
    strokeAlpha: 1,
    isMixed: false,
    isMasked: false,
    groupAlpha: 1,
    isGroupMixed: false,
    lineWidth: 1,
    font: '',
    fontSize: 0,
  },
  ...{ charSpacing: 0, wordSpacing: 0, scale: 1, leading: 0, rise: 0, mode: 0, form: 0, stencils: [] },
});

/** The states of a page, one within the other. */
export class PaintStates {
  private readonly kept: PaintState[] = [];

  constructor(public now: PaintState) {}

  save(): void {
    this.kept.push({ ...this.now });
  }

  restore(): void {
    this.now = this.kept.pop() ?? this.now;
  }

  get depth(): number {
    return this.kept.length;
  }

  /** Goes back to how it was, also where a figure has not restored all that it saved. */
  restoreTo(depth: number): void {
    while (this.kept.length > depth) this.restore();
  }

  /** What is in a group begins plainly; the group as a whole looks as the state says. */
  group(): void {
    const { fillAlpha, groupAlpha, isMixed, isMasked, isGroupMixed } = this.now;
    this.save();
    this.now.groupAlpha = groupAlpha * fillAlpha;
    this.now.isGroupMixed = isGroupMixed || isMixed || isMasked;
    [this.now.fillAlpha, this.now.strokeAlpha, this.now.isMixed, this.now.isMasked] = [1, 1, false, false];
  }

  transform(by: Matrix): void {
    this.now.matrix = times(this.now.matrix, by);
  }

  narrow(shape: Shape): void {
    const { box, shapes } = this.now.clip;
    const isKept = !shape.isBox && shapes.length < MOST_SHAPES;
    this.now.clip = { box: common(box, shape.box), shapes: isKept ? [...shapes, shape] : shapes };
  }

  /** What an extended graphics state changes, as pdf.js writes it. */
  extend(entries: readonly [string, unknown][]): void {
    for (const [key, value] of entries) {
      if (key === 'ca') this.now.fillAlpha = Number(value);
      if (key === 'CA') this.now.strokeAlpha = Number(value);
      if (key === 'LW') this.now.lineWidth = Number(value);
      if (key === 'BM') this.now.isMixed = value !== 'source-over' && value !== 'normal';
      if (key === 'SMask') this.now.isMasked = value !== false && value !== null;
      if (key === 'Font' && Array.isArray(value))
        [this.now.font, this.now.fontSize] = [String(value[0]), Number(value[1])];
    }
  }
}
