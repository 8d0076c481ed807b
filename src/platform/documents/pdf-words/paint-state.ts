import { type Box, IDENTITY, intersection, type Matrix, type Shape, times } from './geometry';
import { type Clip, type Run } from './page-content';

/** Shapes of a clip that are kept; further ones only narrow its box. */
const MOST_SHAPES = 12;

/** The part of a PDF's graphics state that matters for texts and paints. */
export interface PaintState {
  matrix: Matrix;
  clip: Clip;
  fill: string | null;
  stroke: string | null;
  fillAlpha: number;
  strokeAlpha: number;
  /** Blended with the background, or masked: the resulting colour is not known. */
  isMixed: boolean;
  isMasked: boolean;
  /** Of the enclosing group. */
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
  /** Texts that are used only as a clip: they are visible where something is painted through them. */
  stencils: readonly Run[];
}

/** The graphics state at the beginning of a page. */
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

/** The stack of graphics states of a page. */
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

  /** Returns to the state of an earlier depth, even if a form XObject has not restored all states that it saved. */
  restoreTo(depth: number): void {
    while (this.kept.length > depth) this.restore();
  }

  /** Begins a group: its content starts opaque and unblended, and the current state applies to the group as a whole. */
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
    this.now.clip = { box: intersection(box, shape.box), shapes: isKept ? [...shapes, shape] : shapes };
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
