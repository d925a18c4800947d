import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Creates accounts, bookings with the constraint against double bookings, and the service tables. */
export const bookings: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `CREATE TABLE users (
    id uuid PRIMARY KEY,
    type text NOT NULL,
    email text NOT NULL UNIQUE CHECK (email = lower(email)),
    full_name text NOT NULL,
    phone text,
    birth_date date,
    location text,
    bio text,
    avatar text,
    language text NOT NULL,
    password_hash text,
    account_status text NOT NULL DEFAULT 'active',
    enable_email_notifications boolean NOT NULL DEFAULT true,
    supplier_id uuid REFERENCES suppliers (id),
    activated_at timestamptz,
    created_at timestamptz NOT NULL,
    CHECK ((type = 'supplier') = (supplier_id IS NOT NULL))
  )`,
  `CREATE INDEX users_supplier ON users (supplier_id) WHERE supplier_id IS NOT NULL`,

  `CREATE TABLE sessions (
    token_hash text PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX sessions_user ON sessions (user_id)`,
  `CREATE INDEX sessions_expiry ON sessions (expires_at)`,

  `CREATE TABLE activation_tokens (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  )`,
  `CREATE INDEX activation_tokens_user ON activation_tokens (user_id)`,

  `CREATE TABLE bookings (
    id uuid PRIMARY KEY,
    version integer NOT NULL DEFAULT 1,
    reference text NOT NULL UNIQUE,
    car_id uuid NOT NULL REFERENCES cars (id),
    supplier_id uuid NOT NULL REFERENCES suppliers (id),
    driver_id uuid NOT NULL REFERENCES users (id),
    pickup_location_id uuid NOT NULL REFERENCES locations (id),
    drop_off_location_id uuid NOT NULL REFERENCES locations (id),
    from_at timestamptz NOT NULL,
    to_at timestamptz NOT NULL CHECK (to_at > from_at),
    status text NOT NULL,
    options text[] NOT NULL DEFAULT '{}',
    driver_full_name text NOT NULL,
    driver_email text NOT NULL,
    driver_phone text NOT NULL,
    driver_birth_date date NOT NULL,
    additional_driver jsonb,
    language text NOT NULL,
    quote jsonb NOT NULL,
    total_millimes bigint NOT NULL CHECK (total_millimes >= 0),
    commission_rate numeric(5, 2),
    commission_millimes bigint NOT NULL DEFAULT 0,
    currency text NOT NULL,
    address_key text NOT NULL,
    is_guest boolean NOT NULL DEFAULT false,
    link_opened_at timestamptz,
    lapses_at timestamptz,
    cancel_requested_at timestamptz,
    cancel_requested_by uuid REFERENCES users (id),
    cancel_declined_at timestamptz,
    cancel_declined_by uuid REFERENCES users (id),
    cancel_accepted_at timestamptz,
    cancel_accepted_by uuid REFERENCES users (id),
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    deleted_at timestamptz
  )`,
  `CREATE INDEX bookings_driver ON bookings (driver_id, from_at DESC)`,
  `CREATE INDEX bookings_supplier ON bookings (supplier_id, from_at DESC)`,
  `CREATE INDEX bookings_car ON bookings (car_id)`,
  // Few bookings are unconfirmed at any time, so these indexes stay small.
  `CREATE INDEX bookings_lapsing ON bookings (lapses_at) WHERE lapses_at IS NOT NULL`,
  `CREATE INDEX bookings_unpaid_email ON bookings (driver_email) WHERE lapses_at IS NOT NULL`,
  `CREATE INDEX bookings_unpaid_phone ON bookings (driver_phone) WHERE lapses_at IS NOT NULL`,
  `CREATE INDEX bookings_unpaid_address ON bookings (address_key) WHERE lapses_at IS NOT NULL`,

  // `booking_id with <>`, because a booking may hold two ranges of one car while an edit waits for its
  // payment.
  `CREATE TABLE holds (
    id uuid PRIMARY KEY,
    booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
    car_id uuid NOT NULL REFERENCES cars (id),
    period tstzrange NOT NULL CHECK (lower_inc(period) AND NOT upper_inc(period) AND NOT isempty(period)),
    expires_at timestamptz,
    CONSTRAINT holds_no_overlap EXCLUDE USING gist (car_id WITH =, period WITH &&, booking_id WITH <>)
  )`,
  `CREATE INDEX holds_booking ON holds (booking_id)`,

  `CREATE TABLE outbox (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    language text NOT NULL,
    recipient_name text NOT NULL,
    recipient_address text NOT NULL,
    data jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL,
    sent_at timestamptz,
    dead_at timestamptz,
    last_error text
  )`,
  `CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE sent_at IS NULL AND dead_at IS NULL`,
  `CREATE INDEX outbox_created ON outbox (created_at DESC)`,

  `CREATE TABLE notifications (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind text NOT NULL,
    booking_id uuid REFERENCES bookings (id) ON DELETE CASCADE,
    data jsonb NOT NULL,
    read_at timestamptz,
    created_at timestamptz NOT NULL
  )`,
  `CREATE INDEX notifications_user ON notifications (user_id, created_at DESC)`,

  `CREATE TABLE idempotency_keys (
    scope text NOT NULL,
    key text NOT NULL,
    body_hash text NOT NULL,
    result jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (scope, key)
  )`,
  `CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at)`,

  // Unlogged: losing the counters in a crash is harmless, and logging them is expensive.
  `CREATE UNLOGGED TABLE rate_limits (
    key text PRIMARY KEY,
    replenished_at timestamptz NOT NULL
  )`,
  `CREATE INDEX rate_limits_replenished ON rate_limits (replenished_at)`,
];
