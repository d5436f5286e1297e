import { describe, expect, it } from 'vitest';
import { fit } from '$/games/forbidden/fit';

describe('cards fill their field', () => {
  it('as large as they may be when they are few', () => {
    expect(fit(2, 358, 300, 120)).toEqual({ width: 120, over: false });
  });
  it('smaller when they are many, so that all are seen', () => {
    const { width, over } = fit(20, 358, 300, 120);
    const columns = Math.floor((358 + 10) / (width + 10));
    expect(over).toBe(false);
    expect(Math.ceil(20 / columns) * (width * 1.28 + 10) - 10).toBeLessThanOrEqual(300);
  });
  it('but never too small for a finger: then the field scrolls', () => {
    expect(fit(60, 358, 200, 120)).toEqual({ width: 44, over: true });
  });
});
