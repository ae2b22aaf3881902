type Stamped = {
  readonly reviewAskedAt: Date | null;
  readonly reviewedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** The instants of a row as a record tells them. */
export function stamps(row: Stamped) {
  return {
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    reviewAskedAt: row.reviewAskedAt?.toISOString() ?? null,
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
  };
}
