import { type Box, IDENTITY, type Matrix, rectangle, shapeOf, times } from './geometry';
import type { FontShape, PageContent, Paint } from './page-content';
import { firstState, PaintStates } from './paint-state';
import { bars, linesOf } from './path-shapes';
import { type Glyph, isStencil, runOf } from './text-runs';

export type Args = readonly unknown[];
export type Step = (painter: PagePainter, args: Args) => void;
/** What pdf.js reads of a page: the numbers of its operators, and the arguments of each. */
export interface Steps {
  fnArray: readonly number[];
  argsArray: readonly (Args | null)[];
}

/** What is needed to paint a page. */
export interface PageTools {
  /** Names of the operators by number. */
  names: Readonly<Record<number, string>>;
  fontOf(name: string): FontShape;
  /** Whether a layer is off on the screen and on paper. */
  isOff(layer: unknown): boolean;
}

/** Thinner lines cannot be the background of a text. In points. */
const MIN_BAR_WIDTH = 3;
const FILLS = new Set(['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke']);
const STROKES = new Set(['stroke', 'closeStroke']);
/** More than any legitimate page has; no one could read such a page. */
const MOST_PAINTS = 200_000;

/** A matrix as pdf.js writes it. */
export const matrixOf = (value: unknown): Matrix =>
  value === null || value === undefined
    ? IDENTITY
    : ([...(value as ArrayLike<number> & Iterable<number>)] as unknown as Matrix);
const boxOf = (value: unknown): Box => [...(value as Iterable<number>)] as unknown as Box;

/** Runs the operators of a page and records where texts and paints are placed. */
export class PagePainter {
  readonly content: PageContent;
  private readonly states: PaintStates;
  private text: Matrix = IDENTITY;
  private line: Matrix = IDENTITY;
  private order = 0;
  private forms = 0;
  private pendingClip: boolean | null = null;
  /** For each open marked-content section, whether its layer is off. */
  private readonly layers: boolean[] = [];
  /** For each open group, whether it is a mask. */
  private readonly masks: boolean[] = [];
  /** Depths of the states in which groups, form XObjects and annotations began. */
  private readonly groupDepths: number[] = [];

  constructor(
    private readonly view: Box,
    private readonly tools: PageTools,
  ) {
    this.content = { view, runs: [], masks: [], paints: [] };
    this.states = new PaintStates(firstState(view));
  }

  /** @param table what each operator does, by its name. */
  paint({ fnArray, argsArray }: Steps, table: Readonly<Record<string, Step>>): PageContent {
    fnArray.forEach((step, at) => table[this.tools.names[step] ?? '']?.(this, argsArray[at] ?? []));
    return this.content;
  }

  get state() {
    return this.states.now;
  }

  save = (): void => this.states.save();
  restore = (): void => this.states.restore();
  transform = (by: Args): void => this.states.transform(matrixOf(by));
  extend = (entries: unknown): void => this.states.extend(entries as [string, unknown][]);

  begin(matrix: unknown, box: unknown): void {
    this.groupDepths.push(this.states.depth);
    this.states.save();
    this.states.transform(matrixOf(matrix));
    if (box) this.states.narrow(rectangle(boxOf(box), this.state.matrix));
    this.state.form = this.forms += 1;
  }

  end(): void {
    this.states.restoreTo(this.groupDepths.pop() ?? this.states.depth);
  }

  beginNote([, box, transform, matrix]: Args): void {
    this.groupDepths.push(this.states.depth);
    this.states.save();
    this.states.now = firstState(this.view);
    if (box) this.states.narrow(rectangle(boxOf(box), IDENTITY));
    this.state.matrix = times(matrixOf(transform), matrixOf(matrix));
    this.state.form = this.forms += 1;
  }

  beginGroup([group]: Args): void {
    const { smask, bbox, matrix } = (group ?? {}) as { smask?: unknown; bbox?: unknown; matrix?: unknown };
    this.masks.push(Boolean(smask));
    this.groupDepths.push(this.states.depth);
    this.states.group();
    if (bbox) this.states.narrow(rectangle(boxOf(bbox), times(this.state.matrix, matrixOf(matrix))));
  }

  endGroup(): void {
    this.masks.pop();
    this.end();
  }

  mark(kind: unknown, layer: unknown): void {
    this.layers.push(kind === 'OC' && this.tools.isOff(layer));
  }

  unmark = (): unknown => this.layers.pop();

  clip(evenOdd: boolean): void {
    this.pendingClip = evenOdd;
  }

  /** A path that is filled, stroked, or only used as a clip. */
  path([kind, parts]: Args): void {
    const name = this.tools.names[kind as number] ?? '';
    const path = (parts as (Float32Array | null)[] | null)?.[0];
    if (!path) return void (this.pendingClip = null);
    const { matrix, fill, stroke, fillAlpha, strokeAlpha, lineWidth } = this.state;
    const lines = linesOf(path, matrix);
    const width = lineWidth * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    if (FILLS.has(name)) this.put('FILL', shapeOf(lines, /eo/i.test(name)), fill, fillAlpha);
    if (STROKES.has(name) && width >= MIN_BAR_WIDTH)
      for (const bar of bars(lines, width)) this.put('FILL', bar, stroke, strokeAlpha);
    if (STROKES.has(name) && width < MIN_BAR_WIDTH) this.put('LINE', shapeOf(lines, false), stroke, strokeAlpha);
    if (this.pendingClip !== null) this.states.narrow(shapeOf(lines, this.pendingClip));
    this.pendingClip = null;
  }

  /** `isWhole`: the picture is opaque. */
  picture(isWhole: boolean): void {
    this.put('PICTURE', rectangle([0, 0, 1, 1], this.state.matrix), null, isWhole ? 1 : 0.5);
  }

  /** A gradient fills all that is shown. */
  shade(): void {
    const [left, low, right, top] = this.state.clip.box;
    if (left < right && low < top) this.put('FILL', rectangle([left, low, right, top], IDENTITY), null, 0.5);
  }

  private put(kind: Paint['kind'], shape: Paint['shape'], colour: string | null, alpha: number): void {
    this.markStencilsVisible();
    if (this.isNotPainted || this.content.paints.length >= MOST_PAINTS) return;
    const { isMixed, isMasked, groupAlpha, isGroupMixed, clip, form } = this.state;
    const isPlain = !isMixed && !isMasked && !isGroupMixed;
    this.content.paints.push({
      ...{ order: (this.order += 1), kind, shape, clip, form },
      ...(isPlain ? { colour, alpha: alpha * groupAlpha } : { colour: null, alpha: Math.min(alpha, 0.5) }),
    });
  }

  private markStencilsVisible(): void {
    for (const run of this.state.stencils) [run.isInvisible, run.colour, run.order] = [false, null, Infinity];
    this.state.stencils = [];
  }

  /** True in a mask or in a layer that is off: nothing in it is painted. */
  private get isNotPainted(): boolean {
    return this.masks.includes(true) || this.layers.includes(true);
  }

  beginText(): void {
    this.setText(IDENTITY);
  }

  setText(matrix: Matrix): void {
    this.text = this.line = matrix;
  }

  moveText(x: number, y: number): void {
    this.setText(times(this.line, [1, 0, 0, 1, x, y]));
  }

  show(glyphs: readonly Glyph[]): void {
    const { state } = this;
    const isOff = this.layers.includes(true);
    const about = { state, font: this.tools.fontOf(state.font), order: (this.order += 1), isOff };
    const { run, width } = runOf(glyphs, this.text, about);
    this.text = times(this.text, [1, 0, 0, 1, width, 0]);
    if (!run) return;
    if (this.masks.includes(true)) return void this.content.masks.push(run);
    this.content.runs.push(run);
    if (isStencil(state.mode)) state.stencils = [...state.stencils, run];
  }
}
