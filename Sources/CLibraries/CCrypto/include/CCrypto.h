#ifndef APUS_CRYPTO_H
#define APUS_CRYPTO_H

#include <stddef.h>
#include <stdint.h>

// The parts of OpenSSL's libcrypto that CryptoKit uses. Functions that return an int return 1, or 0 if it has failed.

/// Loads libcrypto. Returns NULL, or the reason for which it cannot be loaded. It must have been called before the functions below.
const char *apus_crypto_load(void);

/// A hash that is being calculated.
typedef struct ApusDigest ApusDigest;
/// Begins a hash: "SHA2-256", "MD5". NULL if libcrypto lacks it.
ApusDigest *apus_digest_new(const char *name);
ApusDigest *apus_digest_copy(const ApusDigest *digest);
void apus_digest_update(ApusDigest *digest, const void *bytes, size_t count);
/// Writes the hash, after which the digest is only freed.
int apus_digest_finish(ApusDigest *digest, uint8_t *result);
void apus_digest_free(ApusDigest *digest);

/// An authentication code that is being calculated.
typedef struct ApusMAC ApusMAC;
/// Begins an HMAC with a hash.
ApusMAC *apus_hmac_new(const char *digest, const uint8_t *key, size_t key_count);
ApusMAC *apus_hmac_copy(const ApusMAC *mac);
void apus_hmac_update(ApusMAC *mac, const void *bytes, size_t count);
/// Writes the code, after which the calculation is only freed.
int apus_hmac_finish(ApusMAC *mac, uint8_t *result, size_t count);
void apus_hmac_free(ApusMAC *mac);

/// Encrypts with a cipher that authenticates: "AES-128-GCM", "ChaCha20-Poly1305". The tag has 16 bytes.
int apus_seal(
    const char *cipher, const uint8_t *key, const uint8_t *nonce, size_t nonce_count, const void *text, size_t count, const void *authenticated,
    size_t authenticated_count, uint8_t *result, uint8_t *tag);
/// Decrypts, and fails if the tag is another one.
int apus_open(
    const char *cipher, const uint8_t *key, const uint8_t *nonce, size_t nonce_count, const void *text, size_t count, const void *authenticated,
    size_t authenticated_count, uint8_t *result, const uint8_t *tag);

/// The parts of HKDF.
typedef enum { APUS_HKDF_BOTH, APUS_HKDF_EXTRACT, APUS_HKDF_EXPAND } ApusHKDF;
int apus_hkdf(
    ApusHKDF parts, const char *digest, const void *key, size_t key_count, const void *salt, size_t salt_count, const void *info,
    size_t info_count, uint8_t *result, size_t count);
/// The key derivation of ANSI X9.63.
int apus_x963(
    const char *digest, const void *key, size_t key_count, const void *info, size_t info_count, uint8_t *result, size_t count);

/// The kinds of keys of 32 bytes.
typedef enum { APUS_X25519, APUS_ED25519 } ApusCurve25519;
/// Writes the 32 bytes of a private key's public one.
int apus_25519_public(ApusCurve25519 kind, const uint8_t *key, uint8_t *public_key);
/// Writes a signature of 64 bytes.
int apus_ed25519_sign(const uint8_t *key, const void *text, size_t count, uint8_t *signature);
int apus_ed25519_verify(const uint8_t *public_key, const void *text, size_t count, const uint8_t *signature);
/// Writes the 32 bytes of the shared secret.
int apus_x25519_agree(const uint8_t *key, const uint8_t *public_key, uint8_t *secret);

/// Writes the public key of a private one of 32 bytes, as 65 bytes. Fails if it is no private key.
int apus_p256_public(const uint8_t *key, uint8_t *public_key);
/// Reads a public key of 33 or 65 bytes, and writes it as 65 bytes, or as 33 if `compressed`. Fails if it is not on the curve.
int apus_p256_point(const uint8_t *point, size_t count, int compressed, uint8_t *public_key);
/// Writes the two numbers of the signature of a hash, as 64 bytes.
int apus_p256_sign(const uint8_t *key, const uint8_t *hash, size_t count, uint8_t *signature);
int apus_p256_verify(const uint8_t *public_key, const uint8_t *hash, size_t count, const uint8_t *signature);
int apus_p256_agree(const uint8_t *key, const uint8_t *public_key, uint8_t *secret);
/// Converts a signature of 64 bytes to DER, of at most 72 bytes; returns their number.
size_t apus_p256_encode(const uint8_t *signature, uint8_t *result);
/// Converts a signature in DER to 64 bytes.
int apus_p256_decode(const uint8_t *bytes, size_t count, uint8_t *signature);

#endif
