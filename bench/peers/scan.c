/* The native bound of the word search: one pass over all codes, and steals by posting lists.
   gcc -O3 -march=native -shared -fPIC */
#include <stdint.h>
#include <string.h>
#ifdef __AVX512F__
#include <immintrin.h>
#endif
typedef uint64_t u64;
typedef uint32_t u32;
typedef unsigned char u8;

enum { LEVELS = 16, LONGEST = 40 };

int has_avx512(void) {
#ifdef __AVX512F__
  return 1;
#else
  return 0;
#endif
}

/* Ids of the words with no bit outside the rack; returns how many. */
int scan128(const u64 *lo, const u64 *hi, int n, u64 nlo, u64 nhi, u32 *out) {
  int k = 0, i = 0;
#ifdef __AVX512F__
  __m512i vl = _mm512_set1_epi64(nlo), vh = _mm512_set1_epi64(nhi), step = _mm512_set1_epi32(16);
  __m512i idx = _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  for (; i + 16 <= n; i += 16) {
    __m512i a = _mm512_and_si512(_mm512_loadu_si512(lo + i), vl);
    __m512i b = _mm512_and_si512(_mm512_loadu_si512(lo + i + 8), vl);
    a = _mm512_ternarylogic_epi64(a, _mm512_loadu_si512(hi + i), vh, 0xF8); /* a | (hi & vh) */
    b = _mm512_ternarylogic_epi64(b, _mm512_loadu_si512(hi + i + 8), vh, 0xF8);
    __mmask16 m = (__mmask16)(_mm512_testn_epi64_mask(a, a) | ((u32)_mm512_testn_epi64_mask(b, b) << 8));
    if (m) { /* compressed in the register, then stored plainly: a compressing store is slow on Zen 4 */
      _mm512_storeu_si512(out + k, _mm512_maskz_compress_epi32(m, idx));
      k += __builtin_popcount(m);
    }
    idx = _mm512_add_epi32(idx, step);
  }
#endif
  for (; i < n; i++)
    if (!((lo[i] & nlo) | (hi[i] & nhi))) out[k++] = i;
  return k;
}

int any128(const u64 *lo, const u64 *hi, int n, u64 nlo, u64 nhi) {
  int i = 0;
#ifdef __AVX512F__
  __m512i vl = _mm512_set1_epi64(nlo), vh = _mm512_set1_epi64(nhi);
  for (; i + 8 <= n; i += 8) {
    __m512i a = _mm512_and_si512(_mm512_loadu_si512(lo + i), vl);
    a = _mm512_ternarylogic_epi64(a, _mm512_loadu_si512(hi + i), vh, 0xF8);
    if (_mm512_testn_epi64_mask(a, a)) return 1;
  }
#endif
  for (; i < n; i++)
    if (!((lo[i] & nlo) | (hi[i] & nhi))) return 1;
  return 0;
}

/* Steals: every pair of a word and a set of table words, the rest of the word being loose. */
typedef struct {
  const u64 *lo, *hi;
  const u8 *len;
  const int *bitpos; /* [letter * LEVELS + k]: the bit «more than k of the letter» */
  const u8 *cap;
  const u8 *tc;
  const int *tlen;
  int nt;
  const u8 *loose;
  u32 *ow, *om;
  int k, room;
  u64 npl, nph; /* the bits outside loose letters and table together */
  const u32 *pi;
  const u64 *pl, *ph;
  const int *poff, *rarest;
} S;

static int therm(const S *s, const u8 *c, u64 *l, u64 *h, int clamp) {
  *l = *h = 0;
  for (int a = 0; a < 32; a++) {
    int n = c[a];
    if (n > s->cap[a]) {
      if (!clamp) return 0;
      n = s->cap[a];
    }
    for (int k = 0; k < n; k++) {
      int b = s->bitpos[a * LEVELS + k];
      if (b < 64) *l |= 1ULL << b;
      else *h |= 1ULL << (b - 64);
    }
  }
  return 1;
}

static void rec(S *s, int start, u32 mask, const u8 *sum, int sl, const u32 *cand, int nc, u32 *buf) {
  for (int i = start; i < s->nt; i++) {
    int L = sl + s->tlen[i], m = 0;
    if (L >= LONGEST) continue;
    u8 ns[32], pl[32];
    u64 tl, th, rl, rh;
    for (int a = 0; a < 32; a++) {
      ns[a] = sum[a] + s->tc[i * 32 + a];
      pl[a] = ns[a] + s->loose[a];
    }
    if (!therm(s, ns, &tl, &th, 0)) continue;
    therm(s, pl, &rl, &rh, 1);
    rl = ~rl;
    rh = ~rh;
    if (!mask) { /* the posting list of the rarest bit, its columns side by side */
      for (int j = s->poff[s->rarest[i]]; j < s->poff[s->rarest[i] + 1]; j++) {
        u64 a = s->pl[j], b = s->ph[j];
        buf[m] = s->pi[j];
        m += !((tl & ~a) | (th & ~b) | (a & s->npl) | (b & s->nph));
      }
    } else {
      for (int j = 0; j < nc; j++) {
        u32 w = cand[j];
        buf[m] = w;
        m += !((tl & ~s->lo[w]) | (th & ~s->hi[w]));
      }
    }
    if (!m) continue;
    u32 mk = mask | (1u << i);
    for (int j = 0; j < m; j++) {
      u32 w = buf[j];
      if (!((s->lo[w] & rl) | (s->hi[w] & rh)) && s->len[w] > L && s->k < s->room) {
        s->ow[s->k] = w;
        s->om[s->k++] = mk;
      }
    }
    rec(s, i + 1, mk, ns, L, buf, m, buf + m);
  }
}

int steal(const u64 *lo, const u64 *hi, const u8 *len, int n, const int *bitpos, const u8 *cap,
          const u8 *tc, const int *tlen, int nt, const u8 *loose, u32 *buf, u32 *ow, u32 *om, int room,
          const u32 *pi, const u64 *pl, const u64 *ph, const int *poff, const int *rarest) {
  S s = {lo, hi, len, bitpos, cap, tc, tlen, nt, loose, ow, om, 0, room, 0, 0, pi, pl, ph, poff, rarest};
  u8 none[32], pool[32];
  u64 l, h;
  memset(none, 0, 32);
  therm(&s, loose, &l, &h, 1);
  s.k = scan128(lo, hi, n, ~l, ~h, ow);
  for (int i = 0; i < s.k; i++) om[i] = 0;
  memcpy(pool, loose, 32);
  for (int i = 0; i < nt; i++)
    for (int a = 0; a < 32; a++) {
      int v = pool[a] + tc[i * 32 + a];
      pool[a] = v > 200 ? 200 : v;
    }
  therm(&s, pool, &l, &h, 1);
  s.npl = ~l;
  s.nph = ~h;
  rec(&s, 0, 0, none, 0, buf, 0, buf);
  return s.k;
}
